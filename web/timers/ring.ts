const notes = [880, 1108, 1318]
const length = 0.22

/** Three rising notes and, on a phone, a shake: a timer has run out. No sound file is needed. */
export function ring(): void {
  navigator.vibrate?.([200, 100, 200])
  const audio = new AudioContext()
  notes.forEach((pitch, index) => {
    const begin = audio.currentTime + index * length
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.25, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + length)
  })
  setTimeout(() => audio.close(), notes.length * length * 1000 + 200)
}
