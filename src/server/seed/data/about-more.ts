import type { LocaleCode } from '#src/domain/locales.ts'
import type { CompanyProfile } from './company-profile.ts'

/** Countries whose companies introduce themselves in their own language; all others write English. */
const OWN_LANGUAGE: Readonly<Record<string, LocaleCode>> = {
  CN: 'zh',
  DE: 'de',
  EG: 'ar',
  ES: 'es',
  FR: 'fr',
  ID: 'id',
  PT: 'pt',
}
const ENGLISH_ALL_THE_SAME = new Set(['Dewata Cruise Crew'])

export const findAboutLanguage = ({ name, country }: CompanyProfile): LocaleCode =>
  ENGLISH_ALL_THE_SAME.has(name) ? 'en' : (OWN_LANGUAGE[country] ?? 'en')

type Texts = Readonly<Record<CompanyProfile['kind'], readonly string[]>>

const same = (texts: readonly string[]): Texts => ({ agency: texts, manager: texts, owner: texts })

// biome-ignore format: a table
/** What a company says after its first words about itself: how it interviews, what it pays, who is there at night. */
export const ABOUT_MORE: Partial<Record<LocaleCode, Texts>> = {
  en: {
    agency: [
      'Before you travel you hold a signed contract, the joining instructions and the number of somebody who answers at night. Medical, visa and flights are paid by the owner.',
      'Interviews are held by a former master and a former chief engineer, in the office or by video. Bring your certificates, your last two sea service letters and honest dates.',
      'Most vacancies go to people who have sailed with us before, so it is worth keeping in touch between contracts. Newcomers begin with one contract and an appraisal that they can read.',
      'You pay us nothing, before or after the contract. A complaint goes to the crewing manager first and, if that does not help, to the authority that gave us our licence.',
      'We check endorsements, visas and vaccinations six weeks before joining and tell you what is missing while there is still time to get it.',
    ],
    manager: [
      'Crews are planned six months ahead: you know your relief date when you join. Senior officers have a handover of at least three days on board.',
      'Appraisals are shown to you before they are filed. Two good ones open the way to promotion, and our own cadets come first.',
      'Owners may change, crews stay: seniority, leave pay and the rejoining bonus are kept when a ship changes hands.',
      'The crew has free internet on all ships, and a provisions budget for each person and day that hangs in the mess room.',
    ],
    owner: [
      'All our ships sail under an ITF-approved agreement. Pay is in your bank on the last working day of the month, also while the ship is in the yard.',
      'We employ our seafarers ourselves. The agencies named in our vacancies help with papers and travel; they cost you nothing.',
      'Reliefs are planned to the day. When one slips, the extra days are paid at the overtime rate from the first.',
      'Cadets of the company have a berth on every ship, and a training officer who visits twice a year.',
    ],
  },
  de: same([
    'Bewerbungsgespräche führen Kapitäne und Leitende Ingenieure aus der eigenen Flotte. Tauglichkeitsuntersuchung, Visum und Anreise bezahlt die Reederei.',
    'Die Heuer ist am letzten Werktag des Monats auf dem Konto. Ablösungen planen wir drei Monate im Voraus und sagen Bescheid, wenn sich etwas ändert.',
  ]),
  fr: same([
    'Visite médicale, visas et voyages sont à la charge de l’armateur. Le contrat d’engagement maritime est signé avant le départ, jamais à la coupée.',
    'Nos marins ne paient rien, ni avant ni après l’embarquement. Une permanence téléphonique répond jour et nuit pendant toute la durée du contrat.',
  ]),
  es: same([
    'El reconocimiento médico, los visados y los viajes corren a cargo del armador. El contrato se firma antes de viajar y se entrega una copia.',
    'El marino no paga nada, ni antes ni después del embarque. Revisamos títulos y certificados dos meses antes de cada embarque.',
  ]),
  pt: same([
    'O exame médico, os vistos e as viagens são pagos pelo armador. O contrato é assinado antes da partida e cada marítimo fica com uma cópia.',
    'Planeamos as rendições com três meses de antecedência e avisamos logo que uma data muda.',
  ]),
  id: same([
    'Pelaut tidak membayar apa pun, sebelum maupun sesudah kontrak. Tiket, visa, dan MCU ditanggung pemilik kapal.',
    'PKL ditandatangani sebelum berangkat dan keluarga menerima salinannya. Allotment dikirim setiap tanggal 5.',
  ]),
  zh: same([
    '体检、签证和往返机票均由船东承担，不向船员收取任何费用。上船前签订合同，并留一份给家属。',
    '面试由退役船长和轮机长主持，可到公司，也可视频。换班计划提前三个月告知本人。',
  ]),
  ar: same([
    'لا يدفع البحّار أي مبلغ قبل العقد أو بعده. الفحص الطبي والتأشيرة وتذاكر السفر على نفقة مالك السفينة.',
    'تُجرى المقابلات مع ربّان وكبير مهندسين سابقين في المكتب أو عبر الفيديو، ويُسلَّم العقد موقّعًا قبل السفر.',
  ]),
}
