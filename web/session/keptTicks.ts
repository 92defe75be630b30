/** Ticks that this device keeps until the server has them, so that a closed tab loses none. */
export interface KeptTicks {
  read: () => [lineId: string, ticked: boolean][]
  keep: (lineIds: readonly string[], ticked: boolean) => void
  /** The server has these; a wish that was changed meanwhile stays. */
  forget: (lineIds: readonly string[], ticked: boolean) => void
}

const prefix = 'komora:ticks:'

/** Two people may share a device, and one person have two tabs: each change is made to what is kept now. */
export function keptTicks(personId: string): KeptTicks {
  const address = prefix + personId
  const read = (): [string, boolean][] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(address) ?? '{}')
      return Object.entries(kept as Record<string, boolean>)
    } catch {
      return []
    }
  }
  const write = (wishes: ReadonlyMap<string, boolean>) => {
    try {
      if (wishes.size === 0) localStorage.removeItem(address)
      else localStorage.setItem(address, JSON.stringify(Object.fromEntries(wishes)))
    } catch {
      // Storage may be full or forbidden; the open page still holds the ticks.
    }
  }
  return {
    read,
    keep: (ids, ticked) =>
      write(new Map([...read(), ...ids.map((id): [string, boolean] => [id, ticked])])),
    forget: (ids, ticked) =>
      write(new Map(read().filter(([id, wish]) => wish !== ticked || !ids.includes(id)))),
  }
}

/** Whoever signs out leaves nothing of theirs on the device. */
export function forgetKeptTicks(): void {
  try {
    for (const address of Object.keys(localStorage))
      if (address.startsWith(prefix)) localStorage.removeItem(address)
  } catch {
    // Nothing was kept then.
  }
}
