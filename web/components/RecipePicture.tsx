import { wovenAddress } from '../../shared/woven/address.ts'
import { photoSizes } from './photoSizes.ts'
import './recipePicture.css'

/** The dish: its photograph or, when there is none, a picture woven from its ingredients. */
export function RecipePicture(props: {
  publicationId: string
  photoUrl: string | null
  /** How wide the picture stands at which width of the window, as the browser's `sizes` says it. */
  sizes: string
  /** The first picture of a page is fetched at once, the others when they come near. */
  first?: boolean
}) {
  const photo = () => (props.photoUrl ? photoSizes(props.photoUrl) : null)
  return (
    <span class="picture">
      <img
        src={photo()?.medium ?? wovenAddress(props.publicationId, '4x3')}
        srcset={photo()?.srcset}
        sizes={photo() ? props.sizes : undefined}
        alt=""
        width="800"
        height="600"
        loading={props.first ? 'eager' : 'lazy'}
        fetchpriority={props.first ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  )
}
