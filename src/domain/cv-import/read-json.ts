import { EXPORT_FORMAT } from '../cv/cv-export.ts'
import { isJsonResume, readJsonResume } from '../cv/json-resume/read-json-resume.ts'
import type { Reading } from './found.ts'
import { isRecord, listOf, type RawFields, readCvFields } from './read-cv-fields.ts'
import type { Ground } from './read-value.ts'

const parse = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Finds the CV in a copy of personal data: one row of the CV table. */
function findCopied(json: RawFields): unknown {
  const tables = isRecord(json.tables) ? json.tables : {}
  const table = isRecord(tables.cv) ? tables.cv : {}
  return parse(listOf(table.rows)[0]?.document)
}

/** Finds the CV in an answer of the API (SPEC 7). */
function findAnswered(json: RawFields): unknown {
  const seaman = isRecord(json.profileSeaman) ? json.profileSeaman : {}
  const [data] = listOf(seaman.profileData)
  return data && { ...data, profileData: data }
}

/** Reads a JSON file: our export, a copy of personal data, or a JSON Resume. Undefined for others. */
export function readJson(json: unknown, ground: Ground): Reading | undefined {
  if (!isRecord(json)) return undefined
  const own = json.format === EXPORT_FORMAT ? json.cv : (findCopied(json) ?? findAnswered(json))
  if (isRecord(own)) return readCvFields(own)
  return isJsonResume(json) ? readJsonResume(json, ground) : undefined
}
