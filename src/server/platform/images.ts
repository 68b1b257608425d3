import type { ImagesBinding } from '@cloudflare/workers-types'
import { IMAGE_TYPES, type ImageFormat } from '#src/contract/file/images.ts'

type Bytes = ReadableStream<Uint8Array>

/**
 * A square of the given side in pixels, or with `contain` the whole picture fitted into it. Rotated clockwise, then mirrored, before anything
 * else.
 */
type Wanted = {
  width: number
  format: ImageFormat
  fit: 'cover' | 'pad' | 'contain'
  turn?: { rotate: 0 | 90 | 180 | 270; isMirrored: boolean }
}

export type Images = {
  /** Returns the number of pixels in the decoded picture. Throws if it cannot be decoded. */
  countPixels: (original: Bytes) => Promise<number>
  /** Redraws a picture. Throws if it cannot be decoded. */
  draw: (original: Bytes, to: Wanted) => Promise<Uint8Array>
}

/** The background of cropped and of padded pictures. */
const BACKGROUNDS = { cover: '#ffffff', pad: 'rgba(0,0,0,0)', contain: '#ffffff' } as const

export const createImages = (images: ImagesBinding): Images => ({
  countPixels: async (original) => {
    const found = await images.info(original as never)
    return 'width' in found ? found.width * found.height : 0
  },
  draw: async (original, { width, format, fit, turn = { rotate: 0, isMirrored: false } }) => {
    const input = images.input(original as never)
    const turned = turn.rotate === 0 ? input : input.transform({ rotate: turn.rotate })
    const upright = turn.isMirrored ? turned.transform({ flip: 'h' }) : turned
    const made = await upright
      .transform({
        width,
        height: width,
        fit: fit === 'contain' ? 'scale-down' : fit,
        background: BACKGROUNDS[fit],
      })
      .output({ format: IMAGE_TYPES[format] as 'image/avif', anim: false })
    return new Uint8Array(await made.response().arrayBuffer())
  },
})
