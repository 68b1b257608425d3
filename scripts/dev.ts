import '../build/local-tools.ts'
import { createServer } from 'vite'
import { claimData } from './claim-data.ts'
import { migrate } from './database.ts'
import { keepSchedule } from './keep-schedule.ts'
import { openStorage, STATE } from './runtime.ts'
import { getStorageDatabase } from './storage-database.ts'

const PORT = Number(process.env.PORT ?? 8787)

/** The tables are there before the first request asks for them. */
async function migrateStorage(): Promise<void> {
  const storage = openStorage(STATE)
  await migrate(getStorageDatabase(storage)).finally(() => storage.dispose())
}

/** The development server lets only the edge Worker's schedule be called; it hands the call to the server's. */
async function callSchedule(): Promise<void> {
  const answer = await fetch(`http://localhost:${PORT}/cdn-cgi/handler/scheduled`)
  const outcome = await answer.text()
  if (!answer.ok) throw new Error(outcome)
}

claimData(STATE)
await migrateStorage()
const server = await createServer({ server: { port: PORT, strictPort: true } })
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
await keepSchedule(callSchedule)
