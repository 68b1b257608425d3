import type { UploadReader } from '#src/server/ground/file/reading/file-readers.ts'
import { readForm } from './read-form.ts'

export const FORM_READER: UploadReader = { name: 'form', reading: 'form', read: readForm }
