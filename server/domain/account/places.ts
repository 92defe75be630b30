/** In a file things are named by their places: ids belong to a house. */
export function placesOf(ids: readonly string[]): (id: string | null) => number | null {
  const places = new Map(ids.map((id, at) => [id, at]))
  return (id) => (id === null ? null : (places.get(id) ?? null))
}
