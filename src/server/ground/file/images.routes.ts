import * as declared from '#src/contract/file/image-endpoints.ts'
import { IMAGE_TYPES, parseImage } from '#src/contract/file/images.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { getImage } from './images.usecases.ts'

/** A key names one picture, so what its address gives never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const readImage = implement(declared.readImage, async ({ c, services, params: { kind, file } }) => {
  const rendition = parseImage(kind, file)
  if (!rendition) throw new Failure('not-found')
  const image = await getImage(services, rendition, readNetwork(c))
  return c.body(image as never, 200, {
    'content-type': IMAGE_TYPES[rendition.format],
    'cache-control': FOR_EVER,
  })
})

export const imageEndpoints = [readImage]
