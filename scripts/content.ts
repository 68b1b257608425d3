import '../build/local-tools.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createContent } from '#src/server/seed/content/content-statements.ts'
import { writeSql } from '#src/server/seed/content/write-sql.ts'
import { readContentFiles } from './content-files.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const file = resolve(values.out ?? '.wrangler/content.sql')

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, [...createContent(readContentFiles(), Date.now())].map(writeSql).join('\n'))

// Only what is missing is added, so that a text that an admin has changed stays.
const PRODUCTION = ['--remote', '--config', 'src/server/wrangler.toml', '--env', 'production']
if (values.out) process.stdout.write(`${file}\n`)
else execFileSync('npx', ['wrangler', 'd1', 'execute', 'gangway', ...PRODUCTION, '--file', file], { stdio: 'inherit' })
