import type { MemberRole } from '#src/contract/roles.ts'

/** Rows of companies and training centres as the seed writes them. */
export type CompanyRow = {
  id: string
  account_id: string
  slug: string
  name: string
  legal_name: string
  kind: string
  country: string
  city: string
  website: string
  about: string
  about_language: string
  licence_number: string | null
  licence_issuer: string | null
  licence_expires: string | null
  licence_checked_at: string | null
  verified: number
  logo_key: string | null
  created_at: number
  updated_at: number
}

export type MemberRow = {
  account_id: string
  company_id: string
  role: MemberRole
  created_at: number
  updated_at: number
}

export type TrainingCenterRow = {
  id: string
  account_id: string
  name: string
  country: string
  city: string
  licence_number: string | null
  website: string | null
  created_at: number
  updated_at: number
}

export type OfficeRow = {
  id: string
  company_id: string
  kind: 'head' | 'crewing' | 'training' | 'representative'
  country: string
  city: string
  address: string | null
  sort: number
}
