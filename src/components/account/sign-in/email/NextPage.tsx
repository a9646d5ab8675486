import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meOptions } from '@/queries/social/member/me';
import { signInText } from '@/messages/account/sign-in';

/** New members continue with their first steps, others with the feed. */
export const NextPage = ({ feedLabel }: { feedLabel: string }) => {
  const { data: isNew, isLoading } = useQuery({
    ...meOptions(),
    select: ({ welcome }) => welcome === 'face',
  });
  if (isLoading) return null;
  return (
    <>
      {isNew && (
        <Link to="/welcome/$step" params={{ step: 'face' }} className="btn btn-primary btn-lg w-100">
          {signInText.makeYourFace}
        </Link>
      )}
      <Link to="/" className={isNew ? 'btn btn-quiet' : 'btn btn-primary btn-lg w-100'}>
        {feedLabel}
      </Link>
    </>
  );
};
