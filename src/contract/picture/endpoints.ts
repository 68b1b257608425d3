import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { PICTURE_KINDS } from './picture.ts'

export const readPicture = declareEndpoint({
  method: 'get',
  path: '/server/og/{kind}/{file}',
  tag: 'Pictures',
  summary: 'Get the share picture of a vacancy, agency or article; other versions redirect to the current one',
  who: 'anyone',
  limits: ['picture-address', 'picture-everybody'],
  params: z.object({ kind: z.enum(PICTURE_KINDS), file: limited(140) }),
  kind: 'stream',
})
