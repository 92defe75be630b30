import { decorativeAddress } from '../../shared/woven/address.ts'

/** A woven picture that belongs to no recipe: decoration for an empty shelf. */
export function Woven(props: { seed: string }) {
  return (
    <img
      class="woven"
      src={decorativeAddress(props.seed)}
      alt=""
      width="470"
      height="470"
      loading="lazy"
      decoding="async"
    />
  )
}
