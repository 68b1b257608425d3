import { MAX_FORM_INFLATED } from '#src/domain/agency-form/agency-form.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { FormError } from './form-error.ts'
import { inflate } from './inflate.ts'

type Bytes = Uint8Array<ArrayBuffer>

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const [END_SIZE, CENTRAL_SIZE, LOCAL_SIZE] = [22, 46, 30]
const MAX_COMMENT = 65_535
const MAX_ENTRIES = 300
const MAX_NAME = 200
const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 0x2041
/** ZIP64 marker: the value is in another record. */
const ELSEWHERE = 0xffffffff

type Entry = { name: string; method: number; packed: number; size: number; at: number }

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT)
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new FormError('zip')
}

/** Rejects names that leave the folder or that programs read differently. */
function checkName(name: string): void {
  const isPlain = /^[\w[\]() .+-]+(?:\/[\w[\]() .+-]+)*\/?$/.test(name)
  const climbs = name.split('/').some((part) => part === '..' || part === '.')
  if (!isPlain || climbs || name.length > MAX_NAME) throw new FormError('names')
}

function readEntry(view: DataView, at: number): Entry & { next: number } {
  if (at + CENTRAL_SIZE > view.byteLength || view.getUint32(at, true) !== CENTRAL) throw new FormError('zip')
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new FormError('encrypted')
  const [nameSize, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
    number,
    number,
    number,
  ]
  const next = at + CENTRAL_SIZE + nameSize + extra + comment
  if (next > view.byteLength) throw new FormError('zip')
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + CENTRAL_SIZE, nameSize))
  checkName(name)
  const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const place = view.getUint32(at + 42, true)
  if ([packed, size, place].includes(ELSEWHERE)) throw new FormError('zip')
  return { name, method: view.getUint16(at + 10, true), packed, size, at: place, next }
}

function listEntries(view: DataView): Entry[] {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new FormError('large')
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let number = 0; number < count; number += 1) {
    const { next, ...entry } = readEntry(view, at)
    entries.push(entry)
    at = next
  }
  if (at > end) throw new FormError('zip')
  return entries
}

/** Returns the offset of an entry's data, after its local header. */
function findStart(view: DataView, { at, packed }: Entry): number {
  if (at + LOCAL_SIZE > view.byteLength || view.getUint32(at, true) !== LOCAL) throw new FormError('zip')
  const start = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > view.byteLength) throw new FormError('zip')
  return start
}

/** Entries that share bytes would be unpacked twice. */
function checkOverlaps(view: DataView, entries: readonly Entry[]): void {
  let end = 0
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    if (entry.at < end) throw new FormError('zip')
    end = findStart(view, entry) + entry.packed
  }
}

async function unpack(view: DataView, entry: Entry, budget: WorkBudget): Promise<Bytes> {
  const packed = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + findStart(view, entry), entry.packed)
  if (entry.method === STORED && entry.packed === entry.size) return packed
  if (entry.method !== DEFLATED) throw new FormError('zip')
  const bytes = await inflate(packed, entry.size, budget)
  if (bytes?.byteLength !== entry.size) throw new FormError('zip')
  return bytes
}

/**
 * Returns the files of a ZIP by name. All sizes are added up before unpacking, and no file may exceed its size. Rejects duplicate names,
 * overlapping entries, path traversal, and ZIP features that Word does not use. Throws `FormError`, and `WorkBudgetError` when the budget is
 * used up.
 */
export async function readZip(bytes: Bytes, budget: WorkBudget): Promise<Map<string, Bytes>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < END_SIZE || view.getUint32(0, true) !== LOCAL) throw new FormError('zip')
  budget.spend(bytes.byteLength)
  const entries = listEntries(view)
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_FORM_INFLATED) throw new FormError('large')
  const folded = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (folded.size !== entries.length) throw new FormError('names')
  checkOverlaps(view, entries)
  const files = new Map<string, Bytes>()
  for (const entry of entries) if (!entry.name.endsWith('/')) files.set(entry.name, await unpack(view, entry, budget))
  return files
}
