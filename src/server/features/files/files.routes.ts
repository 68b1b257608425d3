import * as declared from '#src/contract/endpoints/files.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { completeFile } from './complete-file.usecases.ts'
import type { FileActs } from './file-acts.ts'
import { getFile, keepPiece, startFile } from './files.usecases.ts'
import { removePicture } from './store-picture.usecases.ts'

const postFileStart = implement(declared.postFileStart, async ({ services, session, body }) =>
  startFile(services, session, body),
)

const readFile = implement(declared.readFile, async ({ services, session, params }) =>
  getFile(services, session, params.id),
)

const putPiece = implement(declared.putPiece, async ({ services, session, params, body }) =>
  keepPiece(services, session, { id: params.id, number: Number(params.number), bytes: body.bytes }),
)

const createPostCompletion = (acts: FileActs) =>
  implement(declared.postCompletion, async ({ services, session, params, body }) =>
    completeFile(services, acts, session, params.id, body),
  )

const createDeletePicture = (acts: FileActs) =>
  implement(declared.deletePicture, async ({ services, session, params }) =>
    removePicture(services, acts, session, params.purpose),
  )

export const createFileEndpoints = (acts: FileActs) => [
  postFileStart,
  readFile,
  putPiece,
  createPostCompletion(acts),
  createDeletePicture(acts),
]
