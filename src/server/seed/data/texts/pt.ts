import type { TextSet } from './text-set.ts'

export const pt: TextSet = {
  open: [
    'Rendição programada: há dois dias completos para a passagem de serviço a bordo.',
    'É um lugar estável na equipa de mar e não um embarque isolado.',
    'O armador recebe dois navios este ano: o lugar é novo e permite progredir.',
    'Tripulamos este navio desde a entrega e respondemos às suas perguntas antes da entrevista.',
    'A tripulação conhece-se bem e trabalha com calma.',
  ],
  fleet: {
    merchant: ['As três últimas inspeções do Estado do porto terminaram sem deficiências.'],
    dry: ['Viagens longas, escalas curtas e horas de descanso respeitadas.'],
    liner: ['O navio faz uma linha regular e as datas de embarque cumprem-se.'],
    tanker: ['O navio trabalha para grandes petrolíferas; as inspeções SIRE 2.0 preparam-se todos os dias.'],
    matrix: ['Aplica-se a matriz de oficiais: indique o tempo de mar por tipo de navio-tanque.'],
    offshore: ['Afretamento longo: o mesmo campo, o mesmo cliente e a mesma equipa depois das férias.'],
    field: [
      'Trabalho junto às instalações e segundo o sistema de licenças do cliente. Qualquer pessoa pode parar uma operação.',
    ],
    tug: [],
    passenger: ['A escala é publicada com uma semana de antecedência e os exercícios são semanais.'],
    cruise: ['A bordo convivem mais de trinta nacionalidades; a língua comum é o inglês.'],
  },
  need: {
    deckOfficer: [
      'Certificado de competência válido e experiência recente na função em navio semelhante.',
      'O plano de viagem em ECDIS, a carga e as rondas de segurança ficam a seu cargo desde a primeira semana.',
      'Boas referências dos dois últimos navios valem mais do que um currículo longo.',
    ],
    engineOfficer: [
      'Conhecimento seguro de uma instalação comparável e rigor na manutenção.',
      'Certificado adequado à potência propulsora e experiência recente na função.',
    ],
    rating: [
      'Experiência na função, certificado de quartos e aptidão médica válida.',
      'Valoriza-se prática de soldadura, grua ou arte de marinheiro.',
      'Basta um inglês simples para ordens e segurança.',
    ],
    engineRating: [
      'Experiência na função, certificado de quartos e aptidão médica válida.',
      'Basta um inglês simples para ordens e segurança.',
    ],
    galley: [
      'Cozinha fresca para uma tripulação mista: duas refeições quentes por dia e pão feito a bordo.',
      'Exige-se certificado de cozinheiro de bordo segundo a MLC.',
    ],
    hotel: [
      'Dois anos de experiência a bordo ou num bom hotel em terra.',
      'Inglês suficiente para resolver um pedido do passageiro; outra língua é bem-vinda.',
    ],
    technician: [
      'Experiência offshore na mesma função; indique projetos e datas.',
      'Os certificados de sobrevivência e o médico devem cobrir toda a rotação.',
    ],
    cadet: [
      'Praticantes com livro de registo de formação.',
      'O tempo de mar é certificado e um oficial acompanha a formação.',
    ],
  },
  offer: [
    'O vencimento entra na conta no fim de cada mês.',
    'Seguro de saúde a bordo e para a família durante o contrato.',
    'Camarote individual com casa de banho.',
    'Os cursos antes do embarque são pagos pela empresa.',
    'Prémio de antiguidade a partir do segundo contrato.',
    'As férias são combinadas e cumpridas.',
  ],
  fact: {
    engine: ['Motor principal: {engine}; valoriza-se experiência com este tipo.'],
    built: ['Navio construído em {built} e bem conservado.'],
    crew: ['Tripulação a bordo: {crew}.'],
    rotation: ['Rotação: {on} dias a bordo e {off} em casa.'],
    travel: ['As viagens de ida e volta são pagas pela empresa.'],
    internet: ['Há internet a bordo para uso pessoal.'],
  },
  close: [
    'A colocação é gratuita para os marítimos.',
    'Respondemos a todas as candidaturas.',
    'Confirme que os seus documentos são válidos para além do fim do contrato.',
    'A entrevista é feita em linha com o departamento de tripulações.',
  ],
}
