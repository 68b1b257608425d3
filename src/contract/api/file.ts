import type { Bytes, Call } from '../call.ts'
import type { FilePurpose } from '../files.ts'
import type { FileInput } from '../schemas/files.ts'

/** Files that people send, piece by piece, and the pictures that they become. Only pages with such a form bring it along. */
export const createFileApi = (call: Call) => ({
  startFile: (body: FileInput) => call('POST /server/user/file', { body }),
  getFile: (id: string) => call('GET /server/user/file/{id}', { params: { id } }),
  sendPiece: (id: string, number: number, content: Bytes) =>
    call('PUT /server/upload/file/{id}/piece/{number}', { params: { id, number: String(number) }, ...content }),
  completeFile: (id: string) => call('POST /server/user/file/{id}/completion', { params: { id } }),
  removePicture: (purpose: FilePurpose) => call('DELETE /server/user/picture/{purpose}', { params: { purpose } }),
})

export type FileApi = ReturnType<typeof createFileApi>

/** Where a piece is put, for what sends bytes without a page. */
export const piecePath = (id: string, number: number): string => `/server/upload/file/${id}/piece/${number}`
