import { IMAGE_TYPES, IMAGES, imagePath, type Rendition } from '#src/contract/file/images.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isWithdrawn } from './withdrawn-picture.repository.ts'

/** Storage key of the picture from which renditions are made. */
export const originalKey = ({ kind, key }: Pick<Rendition, 'kind' | 'key'>): string => `${kind}/${key}`

/**
 * Returns a rendition, from the store or drawn now. `address`: the client whose drawing is counted. Throws `not-found` for an unknown or
 * withdrawn picture.
 */
export async function getImage(
  { db, pictures, limiter, clock, images }: Needs<'db' | 'clock' | 'limiter' | 'pictures' | 'images'>,
  rendition: Rendition,
  address: string,
): Promise<ReadableStream<Uint8Array> | Uint8Array> {
  if (await isWithdrawn(db, rendition.key, clock())) throw new Failure('not-found')
  const place = imagePath(rendition).slice(1)
  const kept = await pictures.find(place)
  if (kept) return kept
  const original = await pictures.find(originalKey(rendition))
  if (!original) throw new Failure('not-found')
  await limiter.take('picture-address', address, clock())
  await limiter.take('picture-everybody', 'everybody', clock())
  const made = await images.draw(original, { ...rendition, fit: IMAGES[rendition.kind].fit })
  await pictures.save(place, made, IMAGE_TYPES[rendition.format])
  if (await pictures.has(originalKey(rendition))) return made
  // The picture was removed while it was drawn: no other code would remove this rendition.
  await pictures.remove(place)
  throw new Failure('not-found')
}

/** Removes a picture and its renditions. */
export async function removeImage(
  { pictures }: Needs<'pictures'>,
  image: Pick<Rendition, 'kind' | 'key'>,
): Promise<void> {
  await pictures.remove(originalKey(image))
  await pictures.removeUnder(`img/${image.kind}/${image.key}-`)
}
