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
  summary: 'Start an upload: purpose, size and digest of the file',
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
  summary: 'List the uploaded parts of a file',
  ...OWN_ACCOUNT,
  params: fileParamsSchema,
  answer: fileStateSchema,
})

export const putPiece = declareEndpoint({
  method: 'put',
  path: '/server/upload/file/{id}/piece/{number}',
  tag: TAG,
  summary: 'Upload a part of a file; a part sent again replaces the earlier one',
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
  summary: 'Complete an upload: check the whole file and use it for its purpose',
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
  summary: 'Delete a picture, such as the account’s avatar',
  ...OWN_ACCOUNT,
  params: pictureParamsSchema,
  answer: pictureAnswerSchema,
  idempotency: 'natural',
})
