import { createCertificateGroup } from './certificate.ts'

export const INDUSTRY_TRAINING = createCertificateGroup('industry', [
  { slug: 'dp-induction' },
  { slug: 'dp-limited', life: 5 },
  { slug: 'dp-unlimited', life: 5 },
  { slug: 'crane-operator', life: 4 },
  { slug: 'bosiet', life: 4 },
  { slug: 'foet', life: 4 },
  { slug: 'tropical-bosiet', life: 4 },
  { slug: 'huet', life: 4 },
  { slug: 'ca-ebs', life: 4 },
  { slug: 'h2s', life: 2 },
  { slug: 'opito', life: 4 },
  { slug: 'gwo', life: 2 },
  { slug: 'imdg', life: 3 },
  { slug: 'cow-igs', life: 5 },
  { slug: 'welding', life: 2 },
  { slug: 'rope-access', life: 3 },
  { slug: 'marlins' },
  { slug: 'ces' },
  { slug: 'toeic', life: 2 },
  { slug: 'ielts', life: 2 },
])

export const MEDICAL = createCertificateGroup('medical', [
  { slug: 'medical', regulation: 'I/9', life: 2 },
  { slug: 'eng1', life: 2 },
  { slug: 'peme', life: 2 },
  { slug: 'colour-vision', life: 6 },
  { slug: 'drug-alcohol-test' },
  { slug: 'yellow-fever' },
  { slug: 'cholera', life: 2 },
  { slug: 'covid-19' },
])

export const IDENTITY = createCertificateGroup('identity', [
  { slug: 'passport', life: 10 },
  { slug: 'seamans-book', life: 5 },
  { slug: 'flag-seamans-book', life: 5 },
  { slug: 'sid', regulation: 'ILO C185', life: 10 },
  { slug: 'indos' },
  { slug: 'sirb', life: 10 },
  { slug: 'srn' },
])

export const VISAS = createCertificateGroup('visa', [
  { slug: 'us-visa-c1d', life: 5 },
  { slug: 'schengen-visa', life: 1 },
  { slug: 'uk-joining-visa' },
  { slug: 'brazil-crew-visa', life: 1 },
  { slug: 'australia-mcv', life: 3 },
  { slug: 'canada-visa' },
  { slug: 'china-visa' },
  { slug: 'japan-visa' },
  { slug: 'india-visa' },
  { slug: 'uae-visa' },
])
