// One petal of the eight-pointed star; the other seven are its turns and mirrors.
const petal = 'M.55 1.3 4.9 5.65V9.9L.55 5.55z'
const turns = [0, 90, 180, 270]

/** The sign of the house. */
export function Mark(props: { size: number }) {
  return (
    <svg
      class="mark"
      width={props.size}
      height={props.size}
      viewBox="-11 -11 22 22"
      aria-hidden="true"
    >
      {turns.map((turn) => (
        <g transform={`rotate(${turn})`}>
          <path d={petal} />
          <path d={petal} transform="scale(-1 1)" />
        </g>
      ))}
    </svg>
  )
}
