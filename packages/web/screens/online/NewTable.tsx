import { createTable, LIMITS, type TableWish } from '@everdell/protocol';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { Stacked } from '../../kit/Stacked.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { keep } from '../../play/online/kept.ts';
import { signIn, site } from '../../play/online/site.ts';
import { useWords } from '../../words/index.ts';
import { Pick } from '../home/Pick.tsx';
import { broughtTo, chosenModules } from '../home/plan.ts';
import { brought } from '../home/sets/brought.ts';
import { SetsHere } from '../home/sets/SetsHere.tsx';
import { StrongerHere } from '../home/Stronger.tsx';
import { useCatalogue } from '../home/useCatalogue.ts';
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
type Extra = Pick<TableWish['setup'], 'modules' | 'options'> & { readonly modules: string[] };

interface Plan {
  readonly bots: number;
  readonly title: string;
  readonly perTurn: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
}

const USUAL: Plan = { bots: 0, title: '', perTurn: 0, listed: false, spectators: true, chat: true };

/** The host sits first, bots sit last. */
function wishFor(players: number, { bots, title, perTurn, ...rest }: Plan, extra: Extra): TableWish {
  const seats = Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return { kind: 'host' } as const;
    return seat < players - bots ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot: USUAL_BOT } as const);
  });
  return {
    setup: { players, ...(extra.modules.length > 0 && extra) },
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
  const settings = useSettings();
  const [, go] = useLocation();
  const [plan, setPlan] = useState<Plan>(USUAL);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (more: Partial<Plan>): void => setPlan((old) => ({ ...old, ...more }));
  const home = usePlan();
  const catalogue = useCatalogue();
  const players = home.table;
  const extra = (): Extra => {
    const chosen = broughtTo(players, home, catalogue);
    return { modules: [...chosen.modules], options: { ...chosen.options } as NonNullable<Extra['options']> };
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
      const { table, links } = await createTable(site(), wishFor(players, plan, extra()));
      keep(table.id, { links });
      go(`/t/${table.id}`);
    } catch (error) {
      setBusy(false);
      setProblem(requestProblem(words, error));
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
          value={players}
          onChange={(table) => {
            home.set({ table });
            change({ bots: Math.min(plan.bots, table - 1) });
          }}
        />
        <Segmented
          label={online.bots}
          options={counts(0, players - 1)}
          value={plan.bots}
          onChange={(bots) => change({ bots })}
        />
      </div>
      <SetsHere players={players} />
      {problem !== null && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <StrongerHere players={players} />
      <Button type="submit" variant="go" size="large" off={busy || settings.name.trim() === ''}>
        <Stacked note={brought(words.home, chosenModules(catalogue, home, players))}>
          {busy ? online.creating : online.create}
        </Stacked>
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
