import type { LocaleCode } from '#src/domain/locales.ts'
import { AFRICAN_AMERICAN_NAMES } from './names-africa-america.ts'
import { ASIAN_NAMES } from './names-asia.ts'
import { EUROPEAN_NAMES } from './names-europe.ts'

/** Whom the crew list holds: how many of a hundred or so, the language of the account, telephone code, home airports. */
export type Nation = {
  code: string
  weight: number
  language: LocaleCode
  dialling: string
  airports: readonly string[]
  /** Who gives out certificates and passports there. */
  administration: string
  given: readonly string[]
  /** Given names of women where the family name does not change with them. */
  givenFemale: readonly string[]
  family: readonly string[]
}

const words = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const LIST =
  'PH 56 tl 63 MNL/CEB/ILO MARINA; IN 40 en 91 BOM/COK/MAA/DEL DG_Shipping; UA 38 uk 380 RMO/KIV Maritime_Administration_of_Ukraine; ' +
  'ID 20 id 62 CGK/SUB/DPS DGST_Jakarta; CN 12 zh 86 TAO/TSN/PVG China_MSA; PL 14 en 48 GDN/WAW Maritime_Office_Gdynia; ' +
  'RU 9 ru 7 LED/KGD Harbour_Master_Saint_Petersburg; RO 12 en 40 OTP ANR_Constanta; GE 8 en 995 TBS/BUS MTA_Batumi; TR 10 en 90 IST/ADB Istanbul_Harbour_Master; ' +
  'HR 8 en 385 ZAG/SPU Harbour_Master_Rijeka; GR 8 en 30 ATH Hellenic_Coast_Guard; EG 9 ar 20 HBE/CAI EAMS_Alexandria; LV 6 ru 371 RIX Maritime_Administration_of_Latvia; ' +
  'LT 3 en 370 PLQ/VNO LTSA_Klaipeda; BG 6 en 359 VAR/SOF Maritime_Administration_Varna; VN 6 en 84 HPH/SGN Vinamarine; MM 5 en 95 RGN DMA_Yangon; ' +
  'BD 4 en 880 DAC/CGP Department_of_Shipping_Dhaka; LK 5 en 94 CMB DGMS_Colombo; GB 7 en 44 ABZ/GLA/LHR MCA; NO 5 en 47 BGO/SVG Sjofartsdirektoratet; ' +
  'DE 5 de 49 HAM/BRE BSH_Hamburg; FR 5 fr 33 BES/MRS DIRM; PT 5 pt 351 LIS/OPO DGRM; ES 5 es 34 VGO/LPA DGMM; CV 3 pt 238 VXE IMP_Mindelo; ' +
  'PE 3 es 51 LIM DICAPI; BR 4 pt 55 GIG DPC'

const NAMES: Readonly<Record<string, readonly [given: string, givenFemale: string, family: string]>> = {
  ...EUROPEAN_NAMES,
  ...ASIAN_NAMES,
  ...AFRICAN_AMERICAN_NAMES,
}

export const NATIONS: readonly Nation[] = LIST.split('; ').map((entry) => {
  const [code = '', weight = '', language = '', dialling = '', airports = '', administration = ''] = entry.split(' ')
  const [given, givenFemale, family] = NAMES[code] ?? ['', '', '']
  return {
    code,
    weight: Number(weight),
    language: language as LocaleCode,
    dialling,
    airports: airports.split('/'),
    administration: administration.replaceAll('_', ' '),
    given: words(given),
    givenFemale: words(givenFemale),
    family: words(family),
  }
})

export function getNation(code: string): Nation {
  const nation = NATIONS.find((candidate) => candidate.code === code)
  if (!nation) throw new Error(`No nation ${code}`)
  return nation
}
