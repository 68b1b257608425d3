import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { PIECE_BYTES } from './file.ts'
import {
  completionAnswerSchema,
  completionInputSchema,
  fileInputSchema,
  fileParamsSchema,
  fileStateSchema,
  pictureAnswerSchema,
  pictureParamsSchema,
  pieceParamsSchema,
} from './schemas.ts'

const TAG = 'Files'

export const postFileStart = declareEndpoint({
  method: 'post',
  path: '/server/user/file',
  tag: TAG,
  summary: 'Begin to send a file: what it is for, its size and its digest',
  ...OWN_ACCOUNT,
  impersonation: 'writes',
  limits: ['file-account', 'scan-account', 'attachment-account', 'feed-company', 'form-company'],
  form: 'file',
  body: fileInputSchema,
  answer: fileStateSchema,
  status: 201,
  errors: ['file-too-large'],
})

export const readFile = declareEndpoint({
  method: 'get',
  path: '/server/user/file/{id}',
  tag: TAG,
  summary: 'Which pieces of a file are there',
  ...OWN_ACCOUNT,
  params: fileParamsSchema,
  answer: fileStateSchema,
})

export const putPiece = declareEndpoint({
  method: 'put',
  path: '/server/upload/file/{id}/piece/{number}',
  tag: TAG,
  summary: 'Send one piece of a file; sent again, it takes the place of what is there',
  ...OWN_ACCOUNT,
  impersonation: 'writes',
  params: pieceParamsSchema,
  kind: 'upload',
  bodyLimit: PIECE_BYTES,
  answer: fileStateSchema,
  idempotency: 'natural',
  errors: ['file-incomplete'],
})

export const postCompletion = declareEndpoint({
  method: 'post',
  path: '/server/user/file/{id}/completion',
  tag: TAG,
  summary: 'Join the pieces, check the whole, and make of it what it was sent for',
  ...OWN_ACCOUNT,
  impersonation: 'writes',
  params: fileParamsSchema,
  form: 'file',
  body: completionInputSchema,
  answer: completionAnswerSchema,
  idempotency: 'natural',
  errors: ['file-incomplete', 'file-type-refused', 'pdf-refused', 'file-too-large', 'scan-limit', 'conflict'],
})

export const deletePicture = declareEndpoint({
  method: 'delete',
  path: '/server/user/picture/{purpose}',
  tag: TAG,
  summary: 'Take a picture away, such as the account’s avatar',
  ...OWN_ACCOUNT,
  params: pictureParamsSchema,
  answer: pictureAnswerSchema,
  idempotency: 'natural',
})
