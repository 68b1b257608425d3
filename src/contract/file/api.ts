import type { Bytes, Call } from '../http/call.ts'
import type { ImageKind } from './images.ts'
import type { CompletionInput, FileInput } from './schemas.ts'

/** API of uploads in pieces. Only pages with such a form import it. */
export const createFileApi = (call: Call) => ({
  startFile: (body: FileInput) => call('POST /server/user/file', { body }),
  getFile: (id: string) => call('GET /server/user/file/{id}', { params: { id } }),
  sendPiece: (id: string, number: number, content: Bytes) =>
    call('PUT /server/upload/file/{id}/piece/{number}', { params: { id, number: String(number) }, ...content }),
  completeFile: (id: string, body: CompletionInput) =>
    call('POST /server/user/file/{id}/completion', { params: { id }, body }),
  removePicture: (purpose: ImageKind) => call('DELETE /server/user/picture/{purpose}', { params: { purpose } }),
})

export type FileApi = ReturnType<typeof createFileApi>
