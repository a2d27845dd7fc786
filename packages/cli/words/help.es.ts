import type { help as en } from './help.en.ts';

const setup = {
  players: 'número de jugadores humanos, de 1 a 6 (por omisión 2); 1 = en solitario contra Rugwort',
  modules: 'módulos además del juego base, separados por comas',
  year: 'año de Rugwort, de 1 a 3',
  variants: 'variantes de Rugwort, separadas por comas: cranky, glitzy, hasty, lucky, squatty',
  options: 'opciones de los módulos, separadas por comas: newleaf.tickets=true; varios valores, con + entre ellos',
};

export const help: typeof en = {
  title: 'everdell: una implementación no oficial de las reglas del juego de mesa Everdell',
  usage: 'Uso',
  commandWord: 'ORDEN',
  optionsWord: 'OPCIONES',
  commandsTitle: 'Órdenes',
  optionsTitle: 'Opciones',
  examplesTitle: 'Ejemplos',
  footer:
    'everdell ORDEN --help explica una orden. Códigos de salida: 0 = todo bien, 1 = falló algo de lo comprobado, 2 = la llamada era incorrecta.',
  commonOptions: {
    json: 'imprime un objeto JSON y nada más',
    lang: 'idioma; si falta, el de tu sistema (LANG) o inglés',
    help: 'esta ayuda',
  },
  commands: {
    play: {
      summary:
        'Juega una partida en la terminal: varias personas con un teclado, contra bots o en solitario contra Rugwort.',
      details: ['Sin opciones, un menú pregunta a qué jugar. Durante la partida escribe ? para ver la ayuda.'],
      options: {
        ...setup,
        seats:
          'quién ocupa cada asiento, separados por comas: human o el nombre de un bot (random, greedy, steady, wise)',
        names: 'nombres de los asientos, separados por comas',
        seed: 'texto del que sale todo el azar de la partida; el mismo texto da la misma partida',
        ms: 'cuántos milisegundos puede pensar wise cada decisión, como jugador y para consejos (por omisión 1000)',
        load: 'sigue con una partida guardada',
        join: 'se une a una mesa de un servidor, o la mira, por el enlace que te han enviado',
        host: 'pone en marcha un servidor en este programa para otros de tu red, y juega allí en una mesa nueva',
        port: 'con --host: el puerto en el que escucha (por omisión 2727)',
        name: 'con --host o --join: tu nombre; si falta, el que ya tenías allí',
      },
      examples: [
        'everdell play --lang es',
        'everdell play --seats human,greedy',
        'everdell play --players 1 --year 3 --variants cranky,lucky --lang es',
        'everdell play --load partida.json',
        'everdell play --host --players 3 --name Ana',
        "everdell play --join 'http://192.168.1.5:2727/t/tAbc...#secreto'",
      ],
    },
    serve: {
      summary: 'Pone en marcha el servidor en el que se juega en compañía.',
      details: ['Sus ajustes vienen del entorno y del archivo .env de esta carpeta (docs/hosting.md).'],
      options: { port: 'el puerto en el que escucha (por omisión 2727, o EVERDELL_PORT)' },
      examples: ['everdell serve', 'everdell serve --port 8080'],
    },
    simulate: {
      summary: 'Hace jugar a los bots partidas enteras y cuenta cómo les fue.',
      options: {
        ...setup,
        games: 'número de partidas (por omisión 100)',
        seed: 'texto del que sale todo el azar',
        bots: 'quién juega, separados por comas; se turnan en los asientos (por omisión random)',
        steps: 'cuántos pasos puede pensar un bot cada decisión (por omisión, lo habitual de cada bot)',
        ms: 'cuántos milisegundos puede pensar un bot cada decisión',
        by: 'juega todas las partidas con cada valor de esta opción y los compara',
        each: 'otra vez con cada módulo más que se pueda añadir',
      },
      examples: [
        'everdell simulate --players 2 --games 100 --bots random,greedy',
        'everdell simulate --players 1 --year 2 --bots greedy --games 50 --json',
        'everdell simulate --players 1 --by rugwort.year --bots steady --games 200',
      ],
    },
    arena: {
      summary: 'Enfrenta a los bots entre sí y dice cuál es mejor.',
      details: [
        'Un jugador es un bot por su nombre, o con lo que puede pensar cada decisión: wise@200ms, wise@50steps.',
        'Cada reparto se juega dos veces, con los asientos de los dos bandos cambiados. Con --results, una serie interrumpida sigue donde estaba.',
      ],
      options: {
        ...setup,
        bots: 'quién juega, separados por comas: todos contra todos; uno solo juega contra sí mismo',
        self: 'cada uno juega también contra sí mismo',
        games: 'partidas por enfrentamiento (por omisión 100; un número par es justo)',
        players: 'números de jugadores, separados por comas (por omisión 2); 1 = en solitario contra Rugwort',
        plan: 'juega los enfrentamientos que lista este archivo (docs/command-line.md)',
        seed: 'texto del que sale todo el azar',
        jobs: 'número de procesos (por omisión: uno por procesador)',
        results: 'carpeta donde se guarda cada partida terminada; solo se juegan las que no están',
        markdown: 'imprime las tablas en Markdown',
      },
      examples: [
        'everdell arena --bots random,greedy,steady --games 200',
        'everdell arena --bots wise@200ms,steady --players 2,3,4 --results resultados --json',
        'everdell arena --bots greedy --players 1 --year 2',
        'everdell arena --plan plan.json --results resultados --markdown',
      ],
    },
    tune: {
      summary: 'Aprende los pesos de los bots de partidas que juegan entre ellos.',
      details: [
        'Cada ronda juega partidas con algunos turnos al azar, aprende de ellas cuánto vale cada posición y conserva los pesos nuevos si ganan más de la mitad de un duelo contra los anteriores.',
      ],
      options: {
        rounds: 'rondas (por omisión 4)',
        games: 'partidas por ronda de las que aprender (por omisión 800)',
        matches: 'partidas por ronda entre los pesos nuevos y los anteriores (por omisión 200)',
        seed: 'texto del que sale todo el azar',
        fresh: 'parte de un principiante en vez de los pesos en uso',
        solo: 'aprende en cambio la ventaja sobre Rugwort de partidas contra él, en una ronda sin duelo (packages/ai/value/soloWeights.ts)',
        jobs: 'número de procesos (por omisión uno por procesador)',
        out: 'escribe el archivo de datos de los bots (packages/ai/value/weights.ts)',
      },
      examples: ['everdell tune --rounds 2 --games 400 --out packages/ai/value/weights.ts'],
    },
    replay: {
      summary: 'Repite una partida guardada y la cuenta línea por línea.',
      details: [
        'De una partida sin terminar cuenta solo lo que vio toda la mesa.',
        'Una repetición, que contiene la partida tal como la vio alguien, se cuenta como esa persona puede saberla.',
      ],
      options: {},
      examples: ['everdell replay partida.json', 'everdell replay partida.json --lang es --json'],
    },
    verify: {
      summary:
        'Comprueba una partida terminada: que el reparto salió de lo comprometido y que se jugó según las reglas.',
      details: [
        'Reparte las cartas de nuevo, repite cada decisión y compara la posición final. Código de salida 1 si algo no se cumple o no se puede comprobar.',
        'Compara el compromiso y tu palabra con lo que viste y diste antes de la partida: eso no lo puede decir ningún archivo.',
      ],
      options: {},
      examples: ['everdell verify partida.json --lang es', 'everdell verify partida.json --json'],
    },
    facts: {
      summary: 'Corrige las cartas y losetas reconstruidas con un archivo de quien las tiene.',
      details: [
        'El archivo se comprueba palabra por palabra; lo que está mal se dice con su lugar. Lo que dice se guarda para las partidas que juegues desde entonces y para las mesas que abras en un servidor; las partidas guardadas lo llevan consigo.',
        'Sin archivo lista lo que está reconstruido y lo que has corregido.',
      ],
      options: {
        template: 'imprime un archivo con todo lo que se puede corregir, tal como está',
        forget: 'olvida todo lo que has corregido',
      },
      examples: ['everdell facts --lang es', 'everdell facts --template > facts.json', 'everdell facts facts.json'],
    },
    modules: {
      summary: 'Lista los módulos, o lo que dicen unos de otros.',
      options: { bridges: 'qué módulos tienen algo que decir juntos, y qué' },
      examples: ['everdell modules', 'everdell modules --bridges --lang es', 'everdell modules --bridges --json'],
    },
    content: {
      summary: 'Lista cada componente de cada módulo con sus cifras.',
      options: { code: 'lista solo aquello para lo que no basta el vocabulario común de efectos' },
      examples: ['everdell content', 'everdell content --json', 'everdell content --code'],
    },
    text: {
      summary: 'Imprime los textos de reglas de cartas, ubicaciones y Eventos: todos o los nombrados.',
      options: {},
      examples: ['everdell text --lang es', 'everdell text farm inn city-monument'],
    },
    fuzz: {
      summary: 'Juega partidas al azar con todos los números de jugadores y módulos y comprueba que nada va mal.',
      details: [
        'En cada partida: legalidad, conservación de cartas, trabajadores y recursos, duración, repetición. En una muestra de decisiones: ida y vuelta por JSON, vistas sin secretos, cada acción listada, copias, deshacer.',
      ],
      options: {
        games: 'número de partidas (por omisión 1000)',
        seed: 'texto del que sale todo el azar',
        from: 'número de la primera partida (por omisión 0); cada hallazgo nombra su partida',
        players: 'números de jugadores en rotación, separados por comas (por omisión de 1 a 6)',
        modules: 'módulos de cada partida, separados por comas (por omisión: combinaciones en rotación)',
        with: 'módulos de cada partida, junto a los que rotan los demás',
        jobs: 'número de procesos (por omisión: uno por procesador)',
      },
      examples: [
        'everdell fuzz --games 20000 --seed nightly --json',
        'everdell fuzz --seed nightly --from 17 --games 1',
        'everdell fuzz --players 1,2 --with nightweave',
      ],
    },
    bench: {
      summary:
        'Mide la velocidad del motor en un procesador: partidas al azar listando cada acción legal, búsqueda, copias.',
      options: {
        seconds: 'segundos de procesador por número de jugadores (por omisión 3)',
        modules: 'módulos además del juego base, separados por comas',
      },
      examples: ['everdell bench', 'everdell bench --modules pearlbrook', 'everdell bench --json'],
    },
    'new-module': {
      summary:
        'Empieza un módulo: escribe sus archivos con una carta y una carta de bosque, y lo añade a las listas de módulos.',
      details: [
        'Ejecútalo en la carpeta del proyecto. ID es su nombre en la línea de órdenes y en las partidas guardadas: orchard, river-folk. Lo que escribe compila y supera su propia prueba; docs/adding-content.md explica cómo seguir.',
      ],
      options: { 'dry-run': 'solo dice qué archivos escribiría y cambiaría' },
      examples: ['everdell new-module orchard --dry-run', 'everdell new-module orchard'],
    },
    position: {
      summary: 'Lista las acciones legales de una posición.',
      details: ['FILE contiene el `given` de un escenario en JSON, o un caso entero.'],
      options: {
        players: 'número de jugadores, si el archivo no lo dice',
        modules: 'módulos además del juego base, si el archivo no los dice',
      },
      examples: ['everdell position posicion.json', 'everdell position caso.json --json'],
    },
    scenario: {
      summary: 'Ejecuta archivos de escenarios: construye cada posición, da los pasos y compara con lo esperado.',
      details: ['Un archivo tiene un caso por línea (JSON). Código de salida 1 si algún caso falla.'],
      options: {
        verbose: 'nombra también los casos superados y por qué se rechazaron pasos',
        reasons: 'un rechazo debe tener el código de motivo que da el caso',
      },
      examples: ['everdell scenario escenarios.jsonl', 'everdell scenario a.jsonl b.jsonl --json'],
    },
  },
};
