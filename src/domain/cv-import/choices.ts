import { foldLabel } from './fold-label.ts'
import type { Term } from './terms.ts'

/** Spellings of the form's choices in CVs, by field and choice. */
// biome-ignore format: a table
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  maritalStatus: {
    single: 'single|unmarried|not married|bachelor|холост|не женат|не замужем|холостой|неодружений|неодружена|незаміжня|не одружений|soltero|soltera|solteiro|solteira|belum menikah|belum kawin|lajang|walang asawa|binata|dalaga|未婚|célibataire|ledig|أعزب|عزباء|अविवाहित|kawaler|panna',
    married: 'married|женат|замужем|одружений|одружена|заміжня|casado|casada|menikah|kawin|sudah menikah|may asawa|kasal|已婚|marié|mariée|verheiratet|متزوج|متزوجة|विवाहित|शादीशुदा|żonaty|mężatka',
    partnership: 'partnership|common law|civil partnership|living with a partner|civil union|гражданский брак|цивільний шлюб|unión libre|união estável|pacsé|pacs|union libre|eingetragene partnerschaft|conviviente',
    divorced: 'divorced|separated|разведен|разведён|разведена|розлучений|розлучена|divorciado|divorciada|separado|separada|cerai|duda cerai|hiwalay|离异|离婚|divorcé|divorcée|geschieden|مطلق|مطلقة|तलाकशुदा|rozwiedziony',
    widowed: 'widowed|widower|widow|вдовец|вдова|вдівець|viudo|viuda|viúvo|viúva|duda|janda|biyudo|丧偶|veuf|veuve|verwitwet|أرمل|أرملة|विधुर|wdowiec',
  },
  englishLevel: {
    none: 'none|no|нет|ninguno|nenhum',
    basic: 'basic|elementary|beginner|poor|a1|a2|low|начальный|базовый|элементарный|слабый|початковий|базовий|básico|elemental|dasar|基础|初级|débutant|notions|élémentaire|grundkenntnisse|مبتدئ|أساسي|बुनियादी|podstawowy|pangunahin',
    working: 'working|intermediate|pre intermediate|fair|satisfactory|average|moderate|b1|working knowledge|средний|удовлетворительный|рабочий|середній|робочий|задовільний|intermedio|intermediário|intermédio|medio|médio|menengah|cukup|中级|一般|intermédiaire|moyen|mittel|متوسط|मध्यम|कामकाजी|średni|katamtaman|arbeitssicher|professional working',
    good: 'good|upper intermediate|very good|b2|хороший|хорошо|выше среднего|добрий|добре|вище середнього|bueno|bien|bom|boa|avanzado medio|baik|mahusay|良好|熟练|bon|gut|sehr gut|جيد|جيد جدا|अच्छा|dobry|mabuti',
    fluent: 'fluent|fluently|excellent|advanced|proficient|c1|c2|native|свободно|свободный|отлично|отличный|в совершенстве|вільно|вільний|відмінно|fluido|fluente|excelente|avanzado|avançado|lancar|fasih|sangat baik|流利|精通|courant|excellent|fließend|verhandlungssicher|طلاقة|بطلاقة|ممتاز|धाराप्रवाह|biegły|bihasa|matatas',
  },
  hairColor: {
    black: 'black|черный|чёрный|черные|чёрные|чорний|чорне|negro|negros|preto|pretos|hitam|itim|黑色|黑|noir|noirs|schwarz|أسود|काला|काले|czarny',
    brown: 'brown|dark brown|light brown|chestnut|brunette|brunet|dark|каштановый|каштановые|коричневый|темные|темно русый|темно русые|русый|русые|шатен|брюнет|каштановий|каштанове|темний|темне|русий|русяве|castaño|castaños|marrón|castanho|castanhos|cokelat|coklat|kayumanggi|棕色|棕|褐色|brun|bruns|châtain|châtains|braun|dunkelbraun|dunkelblond|بني|بنية|भूरा|भूरे|brązowy|ciemny',
    blond: 'blond|blonde|fair|light|светлый|светлые|светло русый|светло русые|блондин|блонд|світлий|світле|світло русий|rubio|rubia|rubios|loiro|loiros|louro|pirang|金色|金|blonds|hellblond|أشقر|सुनहरा|सुनहरे|jasny|dark blond|dark blonde|light blond',
    red: 'red|ginger|auburn|рыжий|рыжие|рудий|руде|pelirrojo|rojo|ruivo|ruivos|vermelho|merah|红色|roux|rot|rothaarig|أحمر|लाल|rudy',
    grey: 'grey|gray|grizzled|седой|седые|серый|сивий|сиве|сірий|gris|canoso|grisalho|grisalhos|cinza|abu abu|beruban|灰色|grau|رمادي|شيب|धूसर|सफेद|siwy',
    white: 'white|белый|белые|білий|біле|blanco|branco|putih|puti|白色|白|blanc|weiß|أبيض',
    none: 'bald|none|no hair|shaved|лысый|нет|лисий|calvo|careca|botak|kalbo|秃|chauve|glatze|أصلع|गंजा|łysy',
  },
  eyesColor: {
    brown: 'brown|dark brown|light brown|hazel brown|карий|карие|коричневый|коричневые|карі|кариі|каріи|marrón|marrones|café|castaño|castaños|castanho|castanhos|cokelat|coklat|kayumanggi|棕色|褐色|棕|brun|bruns|marron|marrons|braun|بني|بنية|عسلي|भूरा|भूरी|भूरे|brązowe|piwne',
    blue: 'blue|light blue|голубой|голубые|синий|синие|блакитні|блакитниі|блакитний|сині|azul|azules|azuis|biru|asul|蓝色|蓝|bleu|bleus|blau|أزرق|زرقاء|नीला|नीली|नीले|niebieskie',
    green: 'green|зеленый|зелёный|зеленые|зелёные|зелені|зелений|verde|verdes|hijau|berde|绿色|绿|vert|verts|grün|أخضر|خضراء|हरा|हरी|zielone',
    grey: 'grey|gray|grey blue|blue grey|gray blue|серый|серые|сірі|сірий|gris|grises|cinza|cinzas|cinzentos|abu abu|灰色|grau|graublau|رمادي|धूसर|szare',
    hazel: 'hazel|ореховый|ореховые|горіхові|avellana|avelã|noisette|haselnuss|عسلي فاتح|भूरा हरा',
    black: 'black|черный|чёрный|черные|чёрные|чорні|чорний|negro|negros|preto|pretos|hitam|itim|黑色|黑|noir|noirs|schwarz|أسود|سوداء|काला|काली|czarne',
  },
  dpClass: { dp0: 'dp0|0', dp1: 'dp1|1|dp 1|i', dp2: 'dp2|2|dp 2|ii', dp3: 'dp3|3|dp 3|iii' },
}

const byWord = new Map(
  Object.entries(WORDS).map(([field, choices]) => [
    field,
    new Map(
      Object.entries(choices).flatMap(([choice, words]) =>
        words.split('|').map((word) => [foldLabel(word), choice] as const),
      ),
    ),
  ]),
)

const MAX_WORDS = 12

/** Returns the choice in a text: certain for the whole text, uncertain for one of its words. */
export function readChoice(field: string, text: string): Term | undefined {
  const known = byWord.get(field)
  const key = foldLabel(text)
  const whole = known?.get(key)
  if (whole) return { value: whole, isSure: true }
  for (const word of key.split(/[ /]/, MAX_WORDS)) {
    const choice = known?.get(word)
    if (choice) return { value: choice, isSure: false }
  }
  return undefined
}
