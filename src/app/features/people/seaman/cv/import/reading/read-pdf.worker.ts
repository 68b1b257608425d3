import { answerImports } from './answer-import.ts'
import { readPdf } from './read-pdf.ts'

answerImports(readPdf)
