import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CvDocument } from './cv-store.ts'

// Read and written by d1-cv-store.ts alone.

export const experienceTable = sqliteTable('experience', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  position: text('position').notNull(),
  fleet: text('fleet').notNull(),
  vesselType: text('vessel_type').notNull(),
  vesselName: text('vessel_name').notNull(),
  vesselImo: text('vessel_imo'),
  vesselFlag: text('vessel_flag'),
  engineName: text('engine_name'),
  engineModel: text('engine_model'),
  company: text('company').notNull(),
  startDate: text('start_date').notNull(),
  endDate: text('end_date'),
  sort: integer('sort').notNull(),
})

export const documentTable = sqliteTable('document', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  type: text('type').$type<CvDocument['type']>().notNull(),
  name: text('name').notNull(),
  number: text('number'),
  extra: text('extra'),
  issuedBy: text('issued_by'),
  issuedDate: text('issued_date'),
  validDate: text('valid_date'),
  sort: integer('sort').notNull(),
})
