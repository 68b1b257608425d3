import './count-bindings.ts'
import { emptyStorage } from './empty-storage.ts'
import { migrateOnce } from './migrate-once.ts'
import { wrapOnce } from './wrap-once.ts'

wrapOnce()
await emptyStorage()
await migrateOnce()
