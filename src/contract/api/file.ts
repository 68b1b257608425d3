import type { Call } from '../call.ts'
import type { FilePurpose } from '../files.ts'
import type { FileInput } from '../schemas/files.ts'

/** Calls about files that are sent in pieces; the pieces themselves are bytes, put to `piecePath`. */
export const createFileApi = (call: Call) => ({
  startFile: (body: FileInput) => call('POST /server/user/file', { body }),
  getFile: (id: string) => call('GET /server/user/file/{id}', { params: { id } }),
  completeFile: (id: string) => call('POST /server/user/file/{id}/completion', { params: { id } }),
  removePicture: (purpose: FilePurpose) => call('DELETE /server/user/picture/{purpose}', { params: { purpose } }),
})

export const piecePath = (id: string, number: number): string => `/server/upload/file/${id}/piece/${number}`
