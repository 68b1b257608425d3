import type { Cv } from '#src/domain/cv/cv.ts'
import { writeExport } from '#src/domain/cv/cv-export.ts'
import type { CvFileKind } from '#src/domain/cv/cv-files.ts'
import { writeJsonResume } from '#src/domain/cv/json-resume/write-json-resume.ts'
import { type Mask, maskCv, maskEvidence } from '#src/domain/cv/masks.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { writeCsv } from '#src/domain/text/csv.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { CREW_LIST_COLUMNS, writeCrewListRow } from '#src/i18n/cv/crew-list.ts'
import { nameTerm, type TermKind } from '#src/i18n/cv/term-names.ts'
import { writePaper } from '#src/i18n/cv/write-paper.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { AnsweredFile } from '#src/server/http/answer-file.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { listEvidence } from '../seaman/evidence.repository.ts'
import { addEvidence, type Found } from '../seaman/evidence.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import { writeDocx } from './docx/write-docx.ts'

type Working = Needs<'db' | 'cvs' | 'clock' | 'limiter'>

export type OwnCv = { cv: Cv; found: readonly Found[] }

/** Returns the caller's CV with evidence by others. */
export async function readOwnCv(
  { db, cvs }: Needs<'db' | 'cvs'>,
  { seamanId }: Pick<Session, 'seamanId'>,
): Promise<OwnCv> {
  const seaman = seamanId ? await findSeaman(db, seamanId) : undefined
  if (!seaman) throw new Failure('not-found')
  const [kept, found] = await Promise.all([cvs.get(seaman.id), listEvidence(db, seaman.id)])
  return { cv: wholeCv(seaman, kept), found }
}

type Wish = { language: LocaleCode; masks: readonly Mask[] }

/** Returns evidence of the entries as the masks allow. */
export const evidenceOf = ({ cv, found }: OwnCv, masks: readonly Mask[]) =>
  new Map(
    [...addEvidence('experience', cv.experience, found), ...addEvidence('documents', cv.documents, found)].map(
      ({ id, evidence }) => [id, maskEvidence(evidence, masks)],
    ),
  )

async function writeWord(own: OwnCv, { language, masks }: Wish, now: number): Promise<Uint8Array> {
  const intl = await loadServerIntl(language)
  return writeDocx(writePaper(intl, { cv: maskCv(own.cv, masks), evidence: evidenceOf(own, masks), now }), language)
}

/** The JSON file, complete for import by this or another program, without what its owner masked. */
async function writeResume({ cv }: OwnCv, { language, masks }: Wish): Promise<string> {
  const intl = await loadServerIntl(language)
  const nameIn = (kind: TermKind) => (value: string) => nameTerm(kind, value, intl)
  const words = { rank: nameIn('rank'), paper: nameIn('paper'), vessel: nameIn('vessel') }
  return JSON.stringify(writeJsonResume(masks.length > 0 ? maskCv(cv, masks) : cv, words), null, 2)
}

async function writeCrewList({ cv }: OwnCv): Promise<string> {
  const english = await loadServerIntl('en')
  const row = writeCrewListRow(english, cv)
  return writeCsv([
    CREW_LIST_COLUMNS.map((column) => english.t(`files.crew.${column}`)),
    CREW_LIST_COLUMNS.map((column) => row[column]),
  ])
}

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Returns a file name of Latin letters and digits. */
export const nameFile = ({ cv }: OwnCv, extension: string): string => {
  const { surname, firstname } = cv.profileData
  const words = `${surname} ${firstname}`.toLowerCase().match(/[a-z0-9]{1,60}/g) ?? []
  return `${['cv', ...words].join('-').slice(0, 80)}.${extension}`
}

/** Returns the caller's CV as a file. */
export async function makeCvFile(
  services: Working,
  session: Session,
  kind: CvFileKind,
  wish: Wish,
): Promise<AnsweredFile> {
  const { clock, limiter } = services
  await limiter.take('cv-file-account', session.accountId, clock())
  const own = await readOwnCv(services, session)
  const now = clock()
  switch (kind) {
    case 'docx':
      return { body: await writeWord(own, wish, now), type: DOCX, name: nameFile(own, 'docx') }
    case 'resume':
      return {
        body: await writeResume(own, wish),
        type: 'application/json',
        name: nameFile(own, 'resume.json'),
      }
    case 'export':
      return {
        body: JSON.stringify(writeExport(own.cv, toPlainDate(now)), null, 2),
        type: 'application/json',
        name: nameFile(own, 'json'),
      }
    case 'crew-list':
      return { body: await writeCrewList(own), type: 'text/csv; charset=utf-8', name: nameFile(own, 'csv') }
  }
}

/** Returns the CV of a seafarer as a Word file, without pay wishes. Throws `not-found`. */
export async function makeCvCopy(
  services: Needs<'db' | 'cvs' | 'clock'>,
  seamanId: string,
  wish: Wish,
): Promise<AnsweredFile> {
  const own = await readOwnCv(services, { seamanId })
  return { body: await writeWord(own, wish, services.clock()), type: DOCX, name: nameFile(own, 'docx') }
}
