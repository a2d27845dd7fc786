import { createTable, LIMITS, type TableWish } from '@everdell/protocol';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { catalogue } from '../../play/local/games.ts';
import { LocalError } from '../../play/local/link.ts';
import { keep } from '../../play/online/kept.ts';
import { signIn, site } from '../../play/online/site.ts';
import { useLang, useWords } from '../../words/index.ts';
import { Modules } from '../home/Modules.tsx';
import { Pick } from '../home/Pick.tsx';
import { broughtTo } from '../home/plan.ts';
import { useOffer } from '../home/useOffer.ts';
import { usePlan } from '../home/usePlan.ts';
import { Fold } from './Fold.tsx';
import css from './NewTable.module.css';
import { PACES, paceText } from './pace.ts';
import { requestProblem } from './requestProblem.ts';

const FEWEST = 2;
const MOST = 6;
/** Who fills seats unless somebody says otherwise. */
const USUAL_BOT = 'greedy';

/** Modules and their options. */
type Brought = Pick<TableWish['setup'], 'modules' | 'options'> & { readonly modules: string[] };

interface Plan {
  readonly players: number;
  readonly bots: number;
  readonly title: string;
  readonly perTurn: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
}

const USUAL: Plan = { players: 2, bots: 0, title: '', perTurn: 0, listed: false, spectators: true, chat: true };

/** The host sits first, bots sit last. */
function wishFor({ players, bots, title, perTurn, ...rest }: Plan, brought: Brought): TableWish {
  const seats = Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return { kind: 'host' } as const;
    return seat < players - bots ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot: USUAL_BOT } as const);
  });
  return {
    setup: { players, ...(brought.modules.length > 0 && brought) },
    seats,
    ...rest,
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(perTurn > 0 && { perTurn }),
  };
}

/** Opens a table on the server and goes there. */
export function NewTable(): ReactNode {
  const words = useWords();
  const { online } = words;
  const lang = useLang();
  const settings = useSettings();
  const [, go] = useLocation();
  const [plan, setPlan] = useState<Plan>(USUAL);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (more: Partial<Plan>): void => setPlan((old) => ({ ...old, ...more }));
  const home = usePlan();
  const modules = useOffer(home.modules);
  const brought = async (): Promise<Brought> => {
    // Not what is shown so far: whoever is quick gets what they have switched on, too.
    const chosen = broughtTo(plan.players, home, home.modules.length === 0 ? [] : await catalogue(lang));
    return { modules: [...chosen.modules], options: { ...chosen.options } as NonNullable<Brought['options']> };
  };
  const counts = (from: number, to: number): { value: number; label: number }[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: from + i }));
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await signIn(settings.name.trim());
      const { table, links } = await createTable(site(), wishFor(plan, await brought()));
      keep(table.id, { links });
      go(`/t/${table.id}`);
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof LocalError ? words.home.optionsFailed : requestProblem(words, error));
    }
  };
  return (
    <form className={css.form} onSubmit={(event) => void open(event)}>
      <p className={css.lead}>{online.newLead}</p>
      <Field
        label={online.name}
        value={settings.name}
        required
        maxLength={LIMITS.name}
        autoComplete="nickname"
        onChange={(event) => settings.set({ name: event.target.value })}
      />
      <div className={css.pair}>
        <Segmented
          label={online.players}
          options={counts(FEWEST, MOST)}
          value={plan.players}
          onChange={(players) => change({ players, bots: Math.min(plan.bots, players - 1) })}
        />
        <Segmented
          label={online.bots}
          options={counts(0, plan.players - 1)}
          value={plan.bots}
          onChange={(bots) => change({ bots })}
        />
      </div>
      <Modules catalogue={modules} players={plan.players} />
      {problem !== null && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" variant="go" size="large" off={busy || settings.name.trim() === ''}>
        {busy ? online.creating : online.create}
      </Button>
      <Fold title={online.moreOptions}>
        <div>
          <Pick
            label={online.pace}
            choices={PACES.map((pace) => ({
              value: String(pace),
              label: paceText(words, pace === 0 ? null : pace),
            }))}
            value={String(plan.perTurn)}
            onChange={(pace) => change({ perTurn: Number(pace) })}
          />
          <p className={css.note}>{plan.perTurn === 0 ? online.paceWhy.none : online.paceWhy.clock}</p>
        </div>
        <Field
          label={online.tableTitle}
          value={plan.title}
          placeholder={online.titleHint}
          maxLength={LIMITS.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Switch
          label={online.listed}
          about={online.listedWhy}
          on={plan.listed}
          onChange={(listed) => change({ listed })}
        />
        <Switch
          label={online.spectators}
          about={online.spectatorsWhy}
          on={plan.spectators}
          onChange={(spectators) => change({ spectators })}
        />
        <Switch label={online.chat} about={online.chatWhy} on={plan.chat} onChange={(chat) => change({ chat })} />
      </Fold>
    </form>
  );
}
