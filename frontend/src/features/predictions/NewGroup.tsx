import { limits, predictionResults, usualPredictionResult } from '@kolo/domain';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader, FormField, Input, Select } from '@/shared/ui';
import { useCreateGroup } from './use-predictions';

export function NewGroup({ onCreate }: { onCreate: (groupId: number) => void }): ReactElement {
  const { t } = useTranslation('predictions');
  const [name, setName] = useState('');
  const [result, setResult] = useState(usualPredictionResult);
  const [isMissing, setMissing] = useState(false);
  const create = useCreateGroup();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    create.mutate(
      { name, result },
      {
        onSuccess: ({ id }) => {
          setName('');
          setResult(usualPredictionResult);
          onCreate(id);
        },
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('newGroup')} level={3} />
      <CardBody>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <FormField label={t('name')} error={isMissing ? t('nameNeeded') : undefined}>
            <Input
              value={name}
              maxLength={limits.predictions.groupName}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </FormField>
          <FormField label={t('result')} hint={`${t(`counts.${result}`)} ${t('resultHint')}`}>
            <Select
              value={result}
              onChange={({ target }) =>
                setResult(predictionResults.find((one) => one === target.value) ?? result)
              }
            >
              {predictionResults.map((one) => (
                <option key={one} value={one}>
                  {t(`results.${one}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <Button type="submit" variant="secondary" pending={create.isPending}>
            {t('create')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
