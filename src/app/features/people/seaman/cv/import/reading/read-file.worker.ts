import { answerImports } from './answer-import.ts'

answerImports()
