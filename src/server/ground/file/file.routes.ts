import * as declared from '#src/contract/file/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { completeFile } from './complete-file.usecases.ts'
import { getFile, keepPiece, startFile } from './file.usecases.ts'
import type { FileActs, FileNews } from './file-acts.ts'
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

const createPostCompletion = (acts: FileActs, news: FileNews) =>
  implement(declared.postCompletion, async ({ services, session, params, body }) => {
    const { purpose, became } = await completeFile(services, acts, session, params.id, body)
    return { became, ...(await news[purpose]?.(services, session, became)) }
  })

const createDeletePicture = (acts: FileActs) =>
  implement(declared.deletePicture, async ({ services, session, params }) =>
    removePicture(services, acts, session, params.purpose),
  )

export const createFileEndpoints = (acts: FileActs, news: FileNews) => [
  postFileStart,
  readFile,
  putPiece,
  createPostCompletion(acts, news),
  createDeletePicture(acts),
]
