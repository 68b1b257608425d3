import '../build/local-tools.ts'
import { createServer } from 'vite'
import { claimData } from './claim-data.ts'
import { keepSchedule } from './keep-schedule.ts'
import { prepareState } from './prepare-state.ts'
import { STATE } from './runtime.ts'

const PORT = Number(process.env.PORT ?? 8787)

/** The development server lets only the edge Worker's schedule be called; it hands the call to the server's. */
async function callSchedule(): Promise<void> {
  const answer = await fetch(`http://localhost:${PORT}/cdn-cgi/handler/scheduled`)
  const outcome = await answer.text()
  if (!answer.ok) throw new Error(outcome)
}

claimData(STATE)
// The tables exist before the first request needs them.
await prepareState('npm run dev --', process.argv.includes('--reset'))
const server = await createServer({ server: { port: PORT, strictPort: true } })
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
await keepSchedule(callSchedule)
