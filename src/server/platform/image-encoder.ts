import type { ImagesBinding } from '@cloudflare/workers-types'
import { IMAGE_TYPES, type ImageFormat } from '#src/contract/images.ts'

/** Makes a picture of the given width, in pixels, and format out of another one. */
export type ImageEncoder = (
  original: ReadableStream<Uint8Array>,
  to: { width: number; format: ImageFormat; isSquare?: boolean },
) => Promise<Uint8Array>

export const createImageEncoder =
  (images: ImagesBinding): ImageEncoder =>
  async (original, { width, format, isSquare }) => {
    const made = await images
      .input(original as never)
      .transform(isSquare ? { width, height: width, fit: 'cover' } : { width, fit: 'scale-down' })
      .output({ format: IMAGE_TYPES[format] as 'image/avif' })
    return new Uint8Array(await made.response().arrayBuffer())
  }
