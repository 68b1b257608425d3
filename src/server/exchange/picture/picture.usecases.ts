import { type PictureKind, picturePath } from '#src/contract/picture/picture.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deletePicture, findPicture, savePicture, takeDuePictures } from './picture.repository.ts'
import { type Drawing, findDrawing } from './picture-subjects.ts'

/** Interval at which it is checked whether the subject is still public. */
const LOOKED_AT_AGAIN = 30 * DAY
/** Time after which a picture is queued again. */
const QUEUED_FOR = HOUR
/** Pictures queued in one scheduled run. */
const HANDED_OVER = 200
const PNG = 'image/png'
/** Its subject is the picture's kind and subject, `vacancy/{id}`. */
export const DRAW_PICTURE = 'draw-picture'

const keyOf = (kind: PictureKind, subject: string, version: string): string =>
  picturePath(kind, subject, version).slice(1)

export type FoundPicture = { body: ReadableStream<Uint8Array> | Uint8Array } | { movedTo: string }

export type PictureName = { kind: PictureKind; subject: string }
type Asked = PictureName & { version: string }

/**
 * Returns a picture, from the store or drawn now; a redirect for another version. `address`: the client whose drawing is counted. Throws
 * `not-found` if it does not exist or is not public.
 */
export async function getPicture(
  services: Needs<'db' | 'clock' | 'limiter' | 'pictures' | 'rasterise' | 'config'>,
  asked: Asked,
  address: string,
): Promise<FoundPicture> {
  const { kind, subject, version } = asked
  // Also for a stored one: its subject may have been withdrawn.
  const drawing = await findDrawing(services, kind, subject)
  if (!drawing) throw new Failure('not-found')
  if (drawing.version !== version) return { movedTo: picturePath(kind, subject, drawing.version) }
  const kept = await services.pictures.find(keyOf(kind, subject, version))
  if (kept) return { body: kept }
  const now = services.clock()
  await services.limiter.take('picture-address', address, now)
  await services.limiter.take('picture-everybody', 'everybody', now)
  return { body: await makePicture(services, { kind, subject }, drawing) }
}

async function makePicture(
  { db, clock, pictures, rasterise }: Needs<'db' | 'clock' | 'pictures' | 'rasterise'>,
  { kind, subject }: PictureName,
  { version, draw }: Drawing,
): Promise<Uint8Array> {
  const picture = await rasterise(await draw())
  await pictures.save(keyOf(kind, subject, version), picture, PNG)
  await savePicture(db, { kind, subject, version }, clock() + LOOKED_AT_AGAIN)
  return picture
}

/** Updates a picture, or removes it with its subject. Idempotent. */
export async function refreshPicture(
  services: Needs<'db' | 'clock' | 'pictures' | 'rasterise' | 'config'>,
  { kind, subject }: PictureName,
): Promise<void> {
  const { db, clock, pictures } = services
  const known = await findPicture(db, kind, subject)
  if (!known) return
  const drawing = await findDrawing(services, kind, subject)
  if (drawing?.version === known.version) return savePicture(db, known, clock() + LOOKED_AT_AGAIN)
  if (drawing) await makePicture(services, { kind, subject }, drawing)
  else await deletePicture(db, kind, subject)
  await pictures.remove(keyOf(kind, subject, known.version))
}

/** Queues pictures whose subject changed: previously requested ones, in limited number. */
export async function queueDuePictures({ db, clock, jobQueue }: Needs<'db' | 'clock' | 'jobQueue'>): Promise<void> {
  const now = clock()
  const due = await takeDuePictures(db, { now, until: now + QUEUED_FOR, limit: HANDED_OVER })
  await jobQueue.send(
    'pictures',
    due.map(({ kind, subject }) => messageOf(DRAW_PICTURE, `${kind}/${subject}`)),
  )
}
