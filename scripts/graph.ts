// npm run graph: draws the server's domains and what they use into docs/architecture.md.
import { writeFileSync } from 'node:fs'
import { DRAWN_IN, drawArchitecture } from './graph/draw.ts'

writeFileSync(DRAWN_IN, drawArchitecture())
