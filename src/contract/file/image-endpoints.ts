import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'

export const readImage = declareEndpoint({
  method: 'get',
  path: '/server/img/{kind}/{file}',
  tag: 'Pictures',
  summary: 'A public picture, such as a logo, in one of the widths and formats that pages ask for',
  who: 'anyone',
  limits: ['picture-address', 'picture-everybody'],
  params: z.object({ kind: limited(20), file: limited(60) }),
  kind: 'stream',
})
