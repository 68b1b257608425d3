import { createCertificateGroup } from './certificate.ts'

export const COMPETENCY = createCertificateGroup('coc', [
  { slug: 'coc', life: 5 },
  { slug: 'oow-deck', regulation: 'II/1', life: 5 },
  { slug: 'chief-mate-master', regulation: 'II/2', life: 5 },
  { slug: 'master-under-500-gt', regulation: 'II/3', life: 5 },
  { slug: 'oow-engine', regulation: 'III/1', life: 5 },
  { slug: 'chief-second-engineer', regulation: 'III/2', life: 5 },
  { slug: 'chief-second-engineer-under-3000-kw', regulation: 'III/3', life: 5 },
  { slug: 'eto', regulation: 'III/6', life: 5 },
  { slug: 'gmdss-goc', regulation: 'IV/2', life: 5 },
  { slug: 'gmdss-roc', regulation: 'IV/2', life: 5 },
  { slug: 'flag-endorsement', regulation: 'I/10', life: 5 },
  { slug: 'navigational-watch-rating', regulation: 'II/4' },
  { slug: 'engine-watch-rating', regulation: 'III/4' },
  { slug: 'able-seafarer-deck', regulation: 'II/5' },
  { slug: 'able-seafarer-engine', regulation: 'III/5' },
  { slug: 'etr', regulation: 'III/7' },
])

const safetyAndSecurity = createCertificateGroup('stcw', [
  { slug: 'cop' },
  { slug: 'basic-safety-training', regulation: 'VI/1', life: 5 },
  { slug: 'pst', regulation: 'A-VI/1-1', life: 5 },
  { slug: 'fpff', regulation: 'A-VI/1-2', life: 5 },
  { slug: 'efa', regulation: 'A-VI/1-3' },
  { slug: 'pssr', regulation: 'A-VI/1-4' },
  { slug: 'pscrb', regulation: 'VI/2-1', life: 5 },
  { slug: 'fast-rescue-boat', regulation: 'VI/2-2', life: 5 },
  { slug: 'advanced-fire-fighting', regulation: 'VI/3', life: 5 },
  { slug: 'medical-first-aid', regulation: 'VI/4-1' },
  { slug: 'medical-care', regulation: 'VI/4-2' },
  { slug: 'sso', regulation: 'VI/5' },
  { slug: 'security-awareness', regulation: 'VI/6-1' },
  { slug: 'designated-security-duties', regulation: 'VI/6-2' },
])

const shipTypes = createCertificateGroup('stcw', [
  { slug: 'oil-chemical-basic', regulation: 'V/1-1' },
  { slug: 'oil-advanced', regulation: 'V/1-1', life: 5 },
  { slug: 'chemical-advanced', regulation: 'V/1-1', life: 5 },
  { slug: 'gas-basic', regulation: 'V/1-2' },
  { slug: 'gas-advanced', regulation: 'V/1-2', life: 5 },
  { slug: 'passenger-familiarization', regulation: 'V/2' },
  { slug: 'crowd-management', regulation: 'V/2', life: 5 },
  { slug: 'crisis-management', regulation: 'V/2', life: 5 },
  { slug: 'passenger-safety', regulation: 'V/2', life: 5 },
  { slug: 'ro-ro-safety', regulation: 'V/2', life: 5 },
  { slug: 'igf-basic', regulation: 'V/3', life: 5 },
  { slug: 'igf-advanced', regulation: 'V/3', life: 5 },
  { slug: 'polar-basic', regulation: 'V/4', life: 5 },
  { slug: 'polar-advanced', regulation: 'V/4', life: 5 },
])

const competenceCourses = createCertificateGroup('stcw', [
  { slug: 'leadership', regulation: 'A-II/2, A-III/2' },
  { slug: 'bridge-resource-management', regulation: 'A-II/1' },
  { slug: 'engine-resource-management', regulation: 'A-III/1' },
  { slug: 'ecdis-generic', regulation: 'A-II/1' },
  { slug: 'ecdis-type-specific' },
  { slug: 'radar-arpa', regulation: 'A-II/1', life: 5 },
  { slug: 'high-voltage', regulation: 'A-III/2' },
  { slug: 'ships-cook', regulation: 'MLC A3.2' },
])

export const STCW_TRAINING = [...safetyAndSecurity, ...shipTypes, ...competenceCourses]
