import './skeleton.css'

/** A piece of the shape of what is coming; the stitches breathe, words are plain bars. */
export function Skeleton(props: {
  shape: 'picture' | 'line' | 'title'
  width?: 'short' | 'half' | 'long'
}) {
  return <span class={`skeleton ${props.shape} ${props.width ?? ''}`} />
}
